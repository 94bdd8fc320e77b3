import { inLanguage } from '../../base/languages/speaking.ts';
import { languageOf } from '../users/note-language.ts';
import type { User } from '../users/user.entity.ts';
import type { NewMail } from './mail-queue.ts';

type Reader = Pick<User, 'email' | 'preferences' | 'lastLanguage'>;

export async function mailTo(
  reader: Reader,
  write: () => Omit<NewMail, 'to'>,
  to: string = reader.email,
): Promise<NewMail> {
  const mail = await inLanguage(languageOf(reader), write);
  return { to, ...mail };
}
