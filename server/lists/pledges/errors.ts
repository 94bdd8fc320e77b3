import { t } from '@lingui/core/macro';
import { minorText } from '../../base/amounts/money.rules.ts';
import { Conflict, NotAllowed } from '../../base/errors/errors.ts';

/** Less is missing than somebody pledges. */
export class LessIsMissing extends Conflict {
  override readonly details;
  constructor(missingMinor: number, currency: string) {
    const amount = minorText(missingMinor, currency);
    super(
      missingMinor > 0 ? t`Only ${amount} is still missing.` : t`Nothing more is needed: friends have it all together.`,
    );
    this.details = { missing: { currency, amountMinor: missingMinor } };
  }
}

export class CostIsNotShared extends Conflict {
  constructor() {
    super(t`Nobody can chip in for this gift right now.`);
  }
}

export class GiftIsBought extends Conflict {
  constructor() {
    super(t`The gift is bought already, so this can’t be changed any more.`);
  }
}

/** The owner gives back what friends have paid, or the item goes. */
export class FundStays extends Conflict {
  constructor() {
    super(t`All that friends give to this fund is paid, so it stays.`);
  }
}

/** Money that its owner has is theirs to give back. */
export class MoneyHasCome extends Conflict {
  constructor() {
    super(t`Your money has come already, so this can’t be undone here.`);
  }
}

/** People who may take back what did not come take nothing back that did. */
export class MoneyIsThere extends Conflict {
  constructor() {
    super(t`This money has come, so it stays.`);
  }
}

export class OrganiserIsThere extends Conflict {
  constructor() {
    super(t`Somebody else organises this gift.`);
  }
}

/** Another took over since the giver looked, to whom the money did not go. */
export class OrganiserChanged extends Conflict {
  constructor() {
    super(t`Somebody else organises this gift now. Please check whom you paid.`);
  }
}

export class NotOrganiser extends NotAllowed {
  constructor() {
    super(t`The organiser of this gift does that.`);
  }
}
