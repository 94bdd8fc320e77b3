import { z } from 'zod';
import {
  googleSignIn,
  passwordReset,
  passwordResetRequest,
  signIn,
  signUp,
} from '../../../../core/users/account.rules.ts';
import { REMEMBERED_DAYS, UNREMEMBERED_HOURS } from '../../../../keys/sessions/session-lengths.rules.ts';
import { flag, text, under } from '../../request-body.reader.ts';
import { checkedBy } from '../../unread-problems.ts';

/** The rule has the words for a missing value, or one of another kind. */
const needed = z.string().nullish().catch(undefined);

const { email, password } = signIn.shape;
const { name } = signUp.shape;

const sent = z.object({
  email: under(email, needed),
  password: under(password, needed),
  remember_me: flag.meta({
    description: `Whether the session lasts ${REMEMBERED_DAYS} days, as it does by default, or ${UNREMEMBERED_HOURS} hours.`,
  }),
  rememberMe: flag,
});

export const signInBody = sent
  .transform(({ remember_me, rememberMe, ...given }) => ({
    email: given.email ?? '',
    password: given.password ?? '',
    rememberMe: remember_me ?? rememberMe ?? true,
  }))
  .meta({ required: ['email', 'password'] });

/** Both came from somewhere: the rule says what is wrong with them. */
export const secondStepBody = z
  .object({ challenge: needed, code: needed })
  .transform(({ challenge, code }) => ({ challenge: challenge ?? '', code: code ?? '' }))
  .meta({ required: ['challenge', 'code'] });

/** API clients ask for consent themselves, and register only with it. */
export const signUpBody = sent
  .pick({ email: true, password: true })
  .extend({
    full_name: under(name, needed),
    fullName: under(name, needed),
    name: under(name, needed),
    invitation_token: text.meta({ description: 'The token in the link of an invitation, which proves the address.' }),
    invitationToken: text,
  })
  .transform(({ full_name, fullName, invitation_token, invitationToken, ...given }) => ({
    email: given.email ?? '',
    password: given.password ?? '',
    name: given.name ?? full_name ?? fullName ?? '',
    acceptTerms: true,
    invitationToken: invitation_token ?? invitationToken,
  }))
  .meta({ required: ['email', 'password'] });

export const emailBody = z
  .object({ email: under(passwordResetRequest.shape.email, needed) })
  .transform((given) => ({ email: given.email ?? '' }))
  .meta({ required: ['email'] });

const newPassword = under(passwordReset.shape.newPassword, needed);

export const newPasswordBody = z
  .object({ new_password: newPassword, newPassword, password: newPassword })
  .transform((given) => ({ newPassword: given.new_password ?? given.newPassword ?? given.password ?? '' }));

export const refreshBody = z
  .object({ refresh_token: needed, refreshToken: needed })
  .transform((given) => ({ refreshToken: given.refresh_token ?? given.refreshToken ?? '' }));

export const googleSignInBody = z
  .object({
    id_token: checkedBy(googleSignIn.shape.idToken, needed),
    idToken: needed,
    nonce: under(
      googleSignIn.shape.nonce,
      text,
      'The value that the nonce in the token is the hash of, where it has one.',
    ),
    remember_me: flag,
    rememberMe: flag,
  })
  .transform(({ id_token, idToken, nonce, remember_me, rememberMe }) => ({
    idToken: id_token ?? idToken ?? '',
    nonce: nonce ?? undefined,
    rememberMe: remember_me ?? rememberMe ?? true,
  }));
