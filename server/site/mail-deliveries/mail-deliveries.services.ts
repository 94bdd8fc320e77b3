import type { EntityManager } from '@mikro-orm/postgresql';
import { MailDeliveriesService } from './mail-deliveries.service.ts';

interface Parts {
  em: EntityManager;
}

export const mailDeliveriesServices = {
  mailDeliveries: ({ em }: Parts) => new MailDeliveriesService(em),
};
