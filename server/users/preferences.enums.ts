import { registerEnumType } from 'type-graphql';
import { emailFrequency, theme } from './preferences.rules.ts';

export const EmailFrequencyEnum = emailFrequency.enum;
export const ThemeEnum = theme.enum;

registerEnumType(EmailFrequencyEnum, { name: 'EmailFrequency' });
registerEnumType(ThemeEnum, { name: 'Theme' });
