import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '../../errors.ts';
import { imageFolder } from '../../images/image.rules.ts';
import { absoluteAddress } from '../../images/image-address.ts';
import { TICKET_LIFETIME_SECONDS } from '../../images/upload-tickets.ts';
import { dual, envelope } from './envelope.ts';
import { presentUpload } from './image.presenter.ts';
import { MULTIPART_LIMITS, readUpload } from './image-upload.reader.ts';
import { presentItem } from './item.presenter.ts';
import { presentUser } from './user.presenter.ts';

interface OfItem {
  Params: { id: string };
}

interface Planning {
  Querystring: { filename?: string; content_type?: string; folder?: string };
}

/** Where signed uploads go. */
const TARGET = '/images/signed-upload';

export async function imagesRoutes(app: FastifyInstance) {
  await app.register(multipart, { limits: MULTIPART_LIMITS });

  app.post('/images/upload', async (request, reply) => {
    const { services, viewer, publicUrl } = request.requestContext;
    const { file, fields } = await readUpload(request);
    const image = await services.images.keep(viewer, file, readFolder(fields.folder));
    return reply.code(201).send(dual(presentUpload(image, publicUrl), 'Image uploaded'));
  });

  app.post<OfItem>('/items/:id/image', async (request) => {
    const { services, viewer } = request.requestContext;
    const { file } = await readUpload(request);
    const item = await services.items.setImage(viewer, request.params.id, file);
    return envelope(await presentItem(request.requestContext, item), 'Image uploaded');
  });

  app.delete<OfItem>('/items/:id/image', async ({ requestContext, params }) => {
    const { services, viewer } = requestContext;
    const item = await services.items.removeImage(viewer, params.id);
    return envelope(await presentItem(requestContext, item), 'Image deleted');
  });

  app.post('/users/me/avatar', async (request) => {
    const { services, viewer } = request.requestContext;
    const { file } = await readUpload(request);
    const user = await services.profile.setAvatar(viewer, file);
    return dual(await presentUser(request.requestContext, user), 'Image uploaded');
  });

  app.delete('/users/me/avatar', async ({ requestContext }) => {
    const { services, viewer } = requestContext;
    const user = await services.profile.removeAvatar(viewer);
    return dual(await presentUser(requestContext, user), 'Image deleted');
  });

  app.get<Planning>('/images/presigned-upload', async ({ requestContext, query }) => {
    const { services, viewer, publicUrl } = requestContext;
    const { filename, content_type: contentType, folder } = query;
    const { path, fields } = await services.images.signUpload(viewer, {
      filename,
      contentType,
      folder: readFolder(folder),
    });
    return dual({
      presigned_url: `${publicUrl}${app.prefix}${TARGET}`,
      fields,
      public_url: absoluteAddress(publicUrl, path),
      expires_in: TICKET_LIFETIME_SECONDS,
    });
  });

  app.post(TARGET, async (request, reply) => {
    const { services, publicUrl } = request.requestContext;
    const { file, fields } = await readUpload(request);
    const image = await services.images.keepSigned(fields, file);
    return reply.code(201).send(dual(presentUpload(image, publicUrl), 'Image uploaded'));
  });

  app.get('/images/service-status', async ({ requestContext: { services } }) => dual(await services.images.status()));
}

function readFolder(folder: string | undefined) {
  const read = imageFolder.safeParse(folder || 'items');
  if (!read.success) throw new InvalidInput({ folder: [`The folder is one of ${imageFolder.options.join(', ')}`] });
  return read.data;
}
