import { z } from 'zod';
import type { SupportMessage } from '../../../../people/support/support-message.entity.ts';
import { messageStatus } from '../../../../people/support/support-message.rules.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const supportMessageObject = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    is_priority: z.boolean(),
    status: lowerCase(messageStatus.options),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'SupportMessage' });

export function presentSupportMessage({
  id,
  name,
  email,
  subject,
  message,
  isPriority,
  status,
  createdAt,
}: SupportMessage): z.output<typeof supportMessageObject> {
  const shown = { id, name, email, subject, message, is_priority: isPriority, status: inLowerCase(status) };
  return { ...shown, created_at: createdAt.toISOString() };
}
