import { t } from '@lingui/core/macro';
import { Conflict, InvalidInput, NotAllowed } from '../../base/errors/errors.ts';

export class NotEnoughLeft extends Conflict {
  override readonly details;
  constructor(remaining: number) {
    super(t`Only ${remaining} still needed.`);
    this.details = { remaining };
  }
}

/** Somebody ticked it off from what their phone knew, and it has been bought, and was needed again, since. */
export class PutBack extends Conflict {
  override readonly code = 'PUT_BACK';
  constructor(title: string) {
    super(t`${title} has been put back on the list. Tick it again if you have it.`);
  }
}

export class AlreadyBought extends Conflict {
  override readonly code = 'ALREADY_BOUGHT';
  constructor(title: string) {
    super(t`${title} was already bought, so your tick changed nothing.`);
  }
}

/** Somebody gives another of its choice. */
export class NoLongerNeeded extends Conflict {
  override readonly details = { remaining: 0 };
  constructor(title: string) {
    super(t`${title} is no longer needed: something else was chosen instead.`);
  }
}

/** Nobody waits for a gift from a list that its owner has put away. */
export class ListIsPast extends Conflict {
  override readonly details = { remaining: 0 };
  constructor() {
    super(t`This list is over, so nothing on it is needed any more.`);
  }
}

/** Friends who have pledged are not to find their gift bought by somebody else. */
export class GiftIsShared extends Conflict {
  constructor() {
    super(t`Friends are sharing the cost of this gift. You can chip in, too.`);
  }
}

export class FundIsNotBought extends InvalidInput {
  constructor() {
    super({ itemId: [t`Nothing is bought for a fund: give to it instead.`] });
  }
}

/** On a shopping list people tick off what they have. */
export class GiftsAlone extends NotAllowed {
  constructor() {
    super(t`Only gifts can be held.`);
  }
}

export class SurpriseKept extends NotAllowed {
  constructor() {
    super(t`What’s given from this list is a surprise for you, so you can’t do this.`);
  }
}
