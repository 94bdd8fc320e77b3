import { plural } from '@lingui/core/macro';
import { Conflict, NotFound } from '../../base/errors/errors.ts';

export class TooManyCircles extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'You can be in up to # circles.' }));
  }
}

export class CircleIsFull extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'Up to # people can be in a circle.' }));
  }
}

export class TwoRunIt extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'Up to # people can run a circle.' }));
  }
}

export class TooManyListsInCircle extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'Up to # lists can be open to a circle.' }));
  }
}

export class TooManyCircleGuests extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'Up to # people can have a personal link to a circle.' }));
  }
}

/** The same whether the link was replaced or never was. */
export class CircleLinkOver extends NotFound {
  constructor() {
    super('Invitation');
  }
}
