import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../base/page/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { signInReason } from './sign-in-reason.ts';
import { WhatYouGet } from './WhatYouGet.tsx';

export function SignUpScreen() {
  const location = useLocation();
  const toSignIn = (
    <Trans>
      Already have an account?{' '}
      <TextLink to={{ pathname: '/signin', search: location.search }} state={location.state}>
        Sign in
      </TextLink>
    </Trans>
  );
  return (
    <AuthPage title={t`Create an Account`} lead={signInReason(location)} footer={toSignIn} aside={<WhatYouGet />}>
      <SignUpForm />
    </AuthPage>
  );
}
