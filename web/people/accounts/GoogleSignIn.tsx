import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { returnAddressOf } from '../../core/session/return-address.ts';
import { useGoogleSignInQuery } from './GoogleSignIn.generated.ts';
import { goToGoogle } from './google-redirect.ts';
import { isInvitation } from './invitation-address.ts';

interface GoogleSignInProps {
  cameFrom: '/signin' | '/signup';
  /** Asked when the button is pressed. */
  isRemembered: () => boolean;
  onProblem: (problem: string) => void;
}

const FAILURES = { '/signin': msg`Failed to sign in with Google`, '/signup': msg`Failed to sign up with Google` };

/** The text for a failed sign-in with Google that has no words of its own. */
export const googleFailure = (cameFrom: keyof typeof FAILURES) => say(FAILURES[cameFrom]);

/** Signing in with a Google account, as soon as the server is set up for it. The browser leaves, and comes back. */
export function GoogleSignIn({ cameFrom, isRemembered, onProblem }: GoogleSignInProps) {
  const location = useLocation();
  const { data, loading } = useGoogleSignInQuery();
  const [isLeaving, setLeaving] = useState(false);
  const google = data?.publicConfig.google;

  const leave = async () => {
    if (!google) return;
    onProblem('');
    setLeaving(true);
    try {
      await goToGoogle(google, { cameFrom, isRemembered: isRemembered(), returnTo: wayBack(location) });
    } catch {
      setLeaving(false); // the browser keeps nothing, or computes no hashes
      onProblem(googleFailure(cameFrom));
    }
  };

  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">{t`Or continue with`}</div>
      <Button disabled={!google} working={isLeaving} onClick={() => void leave()}>
        {google || loading ? t`Continue with Google` : t`Google Sign-In not configured`}
      </Button>
      {google && (
        <p className="text-center text-sm text-muted">
          <Trans>
            New here? Continuing creates an account, and means you agree to the{' '}
            <TextLink to="/terms">Terms of Service</TextLink> and the <TextLink to="/privacy">Privacy Policy</TextLink>.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** An invitation goes on once its reader is signed in. */
function wayBack(location: Location): string {
  return isInvitation(location.pathname) ? location.pathname : returnAddressOf(location);
}
