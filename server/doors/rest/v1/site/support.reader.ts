import { z } from 'zod';
import { contactMessage, messageStatus } from '../../../../people/support/support-message.rules.ts';
import { oneOf, text, under } from '../../request-body.reader.ts';

const { name, email, subject, message } = contactMessage.shape;

export const contactBody = z
  .object({
    name: under(name, text),
    email: under(email, text),
    subject: under(subject, text),
    message: under(message, text),
  })
  .transform((sent) => ({
    name: sent.name ?? '',
    email: sent.email ?? '',
    subject: sent.subject ?? '',
    message: sent.message ?? '',
  }))
  .meta({ required: ['name', 'email', 'subject', 'message'] });

export const statusBody = z.object({ status: oneOf(messageStatus.options) });
