import { plural } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyPersons extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'You can look after up to # people.' }));
  }
}

/** Lists would be for nobody, or all at once for their owner. */
export class PersonHasLists extends Conflict {
  constructor(name: string, count: number) {
    super(
      plural(count, {
        one: `# list is for ${name}. Say first who it’s for, or delete it.`,
        other: `# lists are for ${name}. Say first who they’re for, or delete them.`,
      }),
    );
  }
}
