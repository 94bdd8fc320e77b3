import type { SupportMessage } from '../../support/support-message.entity.ts';

export function presentSupportMessage({
  id,
  name,
  email,
  subject,
  message,
  isPriority,
  status,
  createdAt,
}: SupportMessage) {
  const shown = { id, name, email, subject, message, is_priority: isPriority, status: status.toLowerCase() };
  return { ...shown, created_at: createdAt.toISOString() };
}
