import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { SiteSettings } from '../settings/settings.rules.ts';
import type { ImageStore } from './image-store.ts';
import { ImagesService } from './images.service.ts';
import type { UploadTickets } from './upload-tickets.ts';

interface Parts {
  em: EntityManager;
  imageStore: ImageStore;
  uploadTickets: UploadTickets;
  rateLimits: RateLimits;
  publicUrl: string;
  settings: SiteSettings;
}

export const imagesServices = {
  images: ({ em, imageStore, uploadTickets, rateLimits, publicUrl, settings }: Parts) =>
    new ImagesService(em, imageStore, uploadTickets, rateLimits, publicUrl, settings),
};
