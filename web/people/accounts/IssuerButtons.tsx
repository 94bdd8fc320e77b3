import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../base/design/Button.tsx';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { IssuerIcon } from './IssuerIcon.tsx';
import { useIssuerSignIn } from './useIssuerSignIn.ts';

interface IssuerButtonsProps {
  cameFrom: '/signin' | '/signup';
  isRemembered: () => boolean;
  onProblem: (problem: string) => void;
}

export function IssuerButtons({ cameFrom, isRemembered, onProblem }: IssuerButtonsProps) {
  const { issuers } = useSite();
  const { leavingTo, leave } = useIssuerSignIn(cameFrom, onProblem);

  if (issuers.length === 0) return <NotConfigured />;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <Trans>Or continue with</Trans>
      </div>
      {issuers.map((issuer) => (
        <Button
          key={issuer.id}
          disabled={leavingTo !== null && leavingTo !== issuer.id}
          working={leavingTo === issuer.id}
          onClick={() => void leave(issuer, { isRemembered: isRemembered() })}
        >
          <IssuerIcon issuer={issuer} />
          <span>{continueWith(issuer.name)}</span>
        </Button>
      ))}
      <FirstTime />
    </div>
  );
}

/** One small line: it is of use to nobody but the person who runs the site. */
function NotConfigured() {
  return (
    <div className="-my-2 flex flex-wrap items-center justify-center text-sm text-muted [&>button]:font-normal">
      <Trans>Or continue with</Trans>
      <Button look="plain" disabled>{t`Google Sign-In not configured`}</Button>
    </div>
  );
}

export function continueWith(name: string): string {
  return t`Continue with ${name}`;
}

export function FirstTime() {
  return (
    <p className="text-center text-sm text-muted">
      <Trans>
        New here? Continuing creates an account, and means you agree to the{' '}
        <TextLink to="/terms">Terms of Service</TextLink> and the <TextLink to="/privacy">Privacy Policy</TextLink>.
      </Trans>
    </p>
  );
}
