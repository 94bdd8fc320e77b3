import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../base/design/Notice.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { sentences } from '../../base/text/sentences.ts';
import { returnState } from '../../core/session/return-address.ts';
import { useSession } from '../../core/session/session.ts';
import { sessionEndText } from '../../core/session/session-end-text.ts';

/** A shared page stays open when the session ends, and is a guest's from then on. */
export function SignedOutNote() {
  const { leaveTo } = useSession();
  const location = useLocation();
  return (
    <Notice
      action={
        <TextLink to="/signin" state={returnState(location)}>
          {t`Sign In`}
        </TextLink>
      }
    >
      {sentences(
        sessionEndText(leaveTo) ?? t`You’re signed out.`,
        t`Until you sign in you see this list as guests do.`,
      )}
    </Notice>
  );
}
