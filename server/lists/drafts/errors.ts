import { plural, t } from '@lingui/core/macro';
import { Conflict, NotAllowed } from '../../base/errors/errors.ts';

export class TooManyDrafts extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'A list can have up to # drafts. Publish or delete one first.' }));
  }
}

export class TooManySuggestions extends Conflict {
  constructor() {
    super(t`There are a lot of suggestions for this list already. Try again another day.`);
  }
}

export class GiftsAreSuggested extends NotAllowed {
  constructor() {
    super(t`Only gifts can be suggested.`);
  }
}
