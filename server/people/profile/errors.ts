import { InvalidInput } from '../../base/errors/errors.ts';
import { WRONG_PASSWORD } from './profile.rules.ts';

/** No 401, which would sign people out for a slip of the fingers. */
export class WrongPassword extends InvalidInput {
  constructor(field: 'currentPassword' | 'password') {
    super({ [field]: [WRONG_PASSWORD()] });
  }
}
