import { t } from '@lingui/core/macro';
import { AppError, Conflict, InvalidInput, NotAllowed } from '../../base/errors/errors.ts';
import { MOST_PASSKEYS, WRONG_PASSKEY } from './passkey.rules.ts';
import { WRONG_CODE } from './second-factor.rules.ts';

type StepNeeded = {
  challenge: string;
  secondsToFinish: number;
  hasApp: boolean;
  hasPasskeys: boolean;
};

/** The first step was right, and opens nothing by itself. */
export class SecondStepNeeded extends AppError {
  readonly code = 'SECOND_FACTOR_REQUIRED';
  override readonly details;
  constructor(details: StepNeeded) {
    super(
      details.hasApp
        ? t`Enter a code from your app to finish signing in.`
        : t`Use your passkey or a recovery code to finish signing in.`,
    );
    this.details = details;
  }
}

/** No 401, which would sign people out for a slip of the fingers. */
export class WrongCode extends InvalidInput {
  constructor() {
    super({ code: [WRONG_CODE()] });
  }
}

/** It took too long, or the account was changed meanwhile. */
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

export class SetupOver extends InvalidInput {
  constructor() {
    super({ code: [t`That took too long. Please start again.`] });
  }
}

/** The same for an unknown passkey and a wrong signature. No 401, which would sign people out. */
export class WrongPasskey extends InvalidInput {
  constructor(options?: ErrorOptions) {
    super({ response: [WRONG_PASSKEY()] });
    this.cause = options?.cause;
  }
}

export class PasskeyKnown extends Conflict {
  constructor() {
    super(t`You’ve added this passkey already.`);
  }
}

export class TooManyPasskeys extends Conflict {
  constructor() {
    super(t`You have ${MOST_PASSKEYS} passkeys already. Please remove one first.`);
  }
}

/** Else people would be asked for what they no longer have. */
export class LastSecondFactor extends Conflict {
  constructor() {
    super(t`This passkey is your second step. Add another one first, or switch off two-step sign-in.`);
  }
}

export class PasskeysOff extends NotAllowed {
  constructor() {
    super(t`This site doesn’t use passkeys.`);
  }
}
