import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { useSite } from '../../base/page/site.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useAskFirstPasswordMutation } from './FirstPassword.generated.ts';

/** By a link in a mail, since there is no password that could be asked for. */
export function FirstPassword({ email }: { email: string }) {
  const { mailEnabled } = useSite();
  const [ask, { loading, data }] = useAskFirstPasswordMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const send = async () => {
    setProblem(null);
    try {
      await ask({ variables: { email } });
    } catch (error) {
      setProblem(error);
    }
  };

  if (!mailEnabled) {
    return (
      <p>
        <Trans>
          You sign in through another site and have no password here. Choosing one takes a link by email, and this site
          sends no emails.
        </Trans>
      </p>
    );
  }
  if (data) {
    return <Notice tone="success" takesFocus>{t`We’ve sent a link to ${email}. It works for an hour.`}</Notice>;
  }
  return (
    <div className="grid max-w-xl gap-5">
      <p>
        <Trans>
          You sign in through another site and have no password here. Want one as well? We’ll send you a link to choose
          it.
        </Trans>
      </p>
      {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to process request`} />}
      <div className="grid sm:justify-start">
        <Button look="primary" working={loading} onClick={() => void send()}>{t`Send the Link`}</Button>
      </div>
    </div>
  );
}
