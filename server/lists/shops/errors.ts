import { plural, t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyShops extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'A list can have up to # shops.' }));
  }
}

export class ShopListed extends Conflict {
  constructor(name: string) {
    super(t`${name} is on this list already.`);
  }
}
