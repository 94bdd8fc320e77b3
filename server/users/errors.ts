import { NotAllowed } from '../errors.ts';

export class EmailUnverified extends NotAllowed {
  override readonly code = 'EMAIL_UNVERIFIED';
  constructor() {
    super('Please check your email to verify your account before proceeding.');
  }
}
