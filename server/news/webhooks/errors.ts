import { plural } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';
import { MOST_WEBHOOKS } from './webhook.rules.ts';

export class TooManyWebhooks extends Conflict {
  constructor() {
    super(plural(MOST_WEBHOOKS, { other: 'You have # webhooks. Please delete one you no longer use.' }));
  }
}
