import { registerEnumType } from 'type-graphql';
import { emailFrequency, theme } from './preferences.rules.ts';

export const EmailFrequencyEnum = emailFrequency.enum;
export const ThemeEnum = theme.enum;

registerEnumType(EmailFrequencyEnum, {
  name: 'EmailFrequency',
  description: 'How often a digest of notifications comes by mail.',
  valuesConfig: {
    DAILY: { description: 'Once a day, if there is something new.' },
    WEEKLY: { description: 'Once a week, if there is something new.' },
    NONE: { description: 'Never. Mails that somebody asks for, such as receipts, still come.' },
  },
});
registerEnumType(ThemeEnum, {
  name: 'Theme',
  description: 'The look of the site.',
  valuesConfig: {
    LIGHT: { description: 'Always light.' },
    DARK: { description: 'Always dark.' },
    SYSTEM: { description: 'As the device is set.' },
  },
});
