import { Conflict } from '../../base/errors/errors.ts';
import { MOST_AFFILIATE_SITES } from './affiliate-site.rules.ts';

export class TooManyAffiliateSites extends Conflict {
  constructor() {
    super(`There can be at most ${MOST_AFFILIATE_SITES.toLocaleString('en')} affiliate sites.`);
  }
}
