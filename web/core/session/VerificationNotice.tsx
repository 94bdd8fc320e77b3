import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { useSession } from './session.ts';
import { useResendVerificationMutation } from './VerificationNotice.generated.ts';

export function VerificationAwaited() {
  const { account } = useSession();
  const { requireEmailVerification } = useSite();
  const [wasAwaited, setWasAwaited] = useState(false);
  const isAwaited = requireEmailVerification && account?.emailVerified === false;
  if (isAwaited && !wasAwaited) setWasAwaited(true);
  if (!isAwaited && !wasAwaited) return null;
  return (
    <VerificationNotice>{t`Please check your email to verify your account before proceeding.`}</VerificationNotice>
  );
}

interface VerificationNoticeProps {
  children: ReactNode;
  withoutMail?: ReactNode;
  takesFocus?: boolean;
}

/** Knows when the link has been opened, wherever that was. */
export function VerificationNotice({
  children,
  withoutMail = t`Your email address isn’t verified, and this site sends no emails to verify it. Please ask the people who run it.`,
  takesFocus = false,
}: VerificationNoticeProps) {
  const { mailEnabled } = useSite();
  const { account } = useSession();
  const [resend, { loading }] = useResendVerificationMutation();
  const [outcome, setOutcome] = useState<{ text: string; isSent: boolean } | null>(null);
  const [isButtonFocused, setButtonFocused] = useState(false);
  if (!account || account.emailVerified) {
    return (
      <Notice key="verified" tone="success" takesFocus={isButtonFocused}>
        {t`Thanks, your email address is verified. You can carry on now.`}
      </Notice>
    );
  }

  if (!mailEnabled) {
    return (
      <Notice tone={takesFocus ? 'problem' : 'info'} takesFocus={takesFocus}>
        {withoutMail}
      </Notice>
    );
  }

  const sendAgain = async () => {
    setOutcome(null);
    try {
      await resend();
      setOutcome({ text: t`It’s on its way. Please check your email.`, isSent: true });
    } catch (error) {
      setOutcome({ text: problemText(error), isSent: false });
    }
  };
  const again = (
    <Button
      onClick={() => void sendAgain()}
      onFocus={() => setButtonFocused(true)}
      onBlur={() => setButtonFocused(false)}
      working={loading}
      disabled={outcome?.isSent === true}
    >
      {t`Send again`}
    </Button>
  );
  return (
    <Notice tone={takesFocus ? 'problem' : 'info'} takesFocus={takesFocus} action={again}>
      <p>{children}</p>
      <p role="status" className="font-normal">
        {outcome?.text}
      </p>
    </Notice>
  );
}
