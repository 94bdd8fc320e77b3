import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';
import { MOST_AFFILIATE_SITES } from './affiliate-site.rules.ts';

export class TooManyAffiliateSites extends Conflict {
  constructor() {
    super(t`There can be at most ${MOST_AFFILIATE_SITES} affiliate sites.`);
  }
}
