import { t } from '@lingui/core/macro';
import { SITE_NAME, SITE_URL } from './mail-layout.ts';

export const ifNotYou = () => t`Wasn’t you? Someone else may be in your account: reset your password right away.`;
export const resetPassword = () => ({ label: t`Reset password`, url: `${SITE_URL}/forgot-password` });
export const openSecurity = () => ({ label: t`Open your security settings`, url: `${SITE_URL}/profile/security` });
export const aboutSafety = () => t`You’re getting this because it’s about the safety of your account at ${SITE_NAME}.`;
