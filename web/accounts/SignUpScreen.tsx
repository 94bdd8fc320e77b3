import { useLocation } from 'react-router-dom';
import { useSite } from '../page/site.ts';
import { TextLink } from '../page/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Once signed up, the guard around this screen leads on to the page that was asked for. */
export function SignUpScreen() {
  const { state } = useLocation();
  const { allowRegistration } = useSite();
  const toSignIn = (
    <>
      Already have an account?{' '}
      <TextLink to="/signin" state={state}>
        Sign in
      </TextLink>
    </>
  );
  return (
    <AuthPage
      title="Create an Account"
      lead={allowRegistration && 'It’s free, for as long as you like.'}
      footer={toSignIn}
    >
      <SignUpForm />
    </AuthPage>
  );
}
