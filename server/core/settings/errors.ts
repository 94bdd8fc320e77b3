import { t } from '@lingui/core/macro';
import { AppError, NotAllowed, PlanLimit } from '../../base/errors/errors.ts';

/** Nobody but administrators gets in for now. */
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

/** As many accounts hold the plan as an administrator allows. */
export class PlanFull extends PlanLimit {
  constructor() {
    super(t`This plan is full.`);
  }
}
