import { t } from '@lingui/core/macro';
import { AppError, NotAllowed, PlanLimit } from '../../base/errors/errors.ts';

export class UnderMaintenance extends AppError {
  readonly code = 'MAINTENANCE';
  constructor() {
    super(t`The site is under maintenance. Please try again later.`);
  }
}

export class RegistrationClosed extends NotAllowed {
  override readonly code = 'REGISTRATION_CLOSED';
  constructor() {
    super(t`Registration is currently disabled.`);
  }
}

export class PlanFull extends PlanLimit {
  constructor() {
    super(t`This plan is full.`);
  }
}
