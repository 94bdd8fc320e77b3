import { plural, t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { isolated } from '../../base/languages/isolated.rules.ts';
import { FEWEST_IN_DRAW } from './draw.rules.ts';

export class TooManyDraws extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'You can have up to # draws at a time. Delete one that is over.' }));
  }
}

export class TooManyInDraw extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'Up to # people can take part in a draw.' }));
  }
}

export class TooFewInDraw extends Conflict {
  constructor() {
    super(plural(FEWEST_IN_DRAW, { other: 'A draw takes at least # people.' }));
  }
}

/** Names people who have too few others left to draw. */
export class DrawImpossible extends Conflict {
  constructor(names: readonly string[]) {
    const people = new Intl.ListFormat(speaker().locale).format(names.map(isolated));
    super(
      plural(names.length, {
        one: `Nobody is left for ${people} to draw. Take away an exclusion.`,
        other: `There are too few people left for these to draw: ${people}. Take away an exclusion.`,
      }),
    );
  }
}

/** Everybody who knows the exclusions would know it, too. */
export class DrawPredictable extends Conflict {
  constructor(giver: string, receiver: string) {
    const [giverName, receiverName] = [isolated(giver), isolated(receiver)];
    super(t`${giverName} could only draw ${receiverName}, which would be no secret. Take away an exclusion.`);
  }
}

/** There is a fair draw, and hardly any: one that is found in another way would be more likely than the others. */
export class DrawTooTight extends Conflict {
  constructor() {
    super(t`There are too many exclusions for a fair draw. Take some away.`);
  }
}

export class NamesAreDrawn extends Conflict {
  constructor() {
    super(t`The names are drawn already, so this can’t be changed any more.`);
  }
}

/** For somebody who takes part, to whom the exclusions of others are not told. */
export class CannotLeave extends Conflict {
  constructor() {
    super(t`Without you, the names can’t be drawn. Please ask the person who organises it.`);
  }
}
