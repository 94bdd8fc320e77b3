import { Conflict } from '../errors.ts';
import { MOST_API_KEYS } from './api-key.rules.ts';

export class TooManyApiKeys extends Conflict {
  constructor() {
    super(`You have ${MOST_API_KEYS} API keys. Please revoke one you no longer use.`);
  }
}
