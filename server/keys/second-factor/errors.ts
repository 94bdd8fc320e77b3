import { t } from '@lingui/core/macro';
import { AppError, Conflict, InvalidInput } from '../../base/errors/errors.ts';
import { WRONG_CODE } from './second-factor.rules.ts';

/** The first step was right. It opens nothing without the second one, for which `challenge` is needed. */
export class SecondStepNeeded extends AppError {
  readonly code = 'SECOND_FACTOR_REQUIRED';
  override readonly details;
  constructor(challenge: string, secondsToFinish: number) {
    super(t`Enter a code from your app to finish signing in.`);
    this.details = { challenge, secondsToFinish };
  }
}

/** No 401, which would sign people out for a slip of the fingers. */
export class WrongCode extends InvalidInput {
  constructor() {
    super({ code: [WRONG_CODE()] });
  }
}

/** It took too long, or the account was changed meanwhile: the first step is to be done again. */
export class SignInOver extends InvalidInput {
  constructor() {
    super({ challenge: [t`That took too long. Please start again.`] });
  }
}

export class SecondFactorOn extends Conflict {
  constructor() {
    super(t`Two-step sign-in is already on.`);
  }
}

export class SecondFactorOff extends Conflict {
  constructor() {
    super(t`Two-step sign-in is off.`);
  }
}

/** The setup was never begun, or too long ago. */
export class SetupOver extends InvalidInput {
  constructor() {
    super({ code: [t`That took too long. Please start again.`] });
  }
}
