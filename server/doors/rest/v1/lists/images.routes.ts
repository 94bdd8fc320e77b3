import multipart from '@fastify/multipart';
import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import { imageType, MAX_IMAGE_BYTES } from '../../../../core/images/image.rules.ts';
import { TICKET_LIFETIME_SECONDS } from '../../../../core/images/upload-tickets.ts';
import { dual, dualOf, envelope, envelopeOf } from '../../envelope.ts';
import { folder, MULTIPART_LIMITS, readFolder, readUpload } from '../../image-upload.reader.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { presentUser, userObject } from '../site/user.presenter.ts';
import { presentUpload, uploadObject } from './image.presenter.ts';
import { itemObject, presentItem } from './item.presenter.ts';

const tag = 'Pictures';

const TARGET = '/images/signed-upload';

const picture = z.object({});

const plan = z.object({
  filename: z.string().optional(),
  content_type: z.string().optional().meta({ enum: imageType.options }),
  folder,
});

const planned = z.object({
  presigned_url: z.string(),
  fields: z.record(z.string(), z.string()),
  public_url: z.string(),
  expires_in: z.int().meta({ description: 'In seconds.' }),
});

const service = z.object({
  available: z.boolean(),
  storage: z.string(),
  maxSize: z.literal(MAX_IMAGE_BYTES).meta({ description: 'In bytes.' }),
  allowedTypes: z.array(imageType),
});

export async function imagesRoutes(app: RestApp) {
  await app.register(multipart, { limits: MULTIPART_LIMITS });

  app.post(
    '/images/upload',
    {
      config: { action: 'uploadImage' },
      schema: {
        tag,
        summary: 'Upload a picture',
        headers: idempotent,
        upload: z.object({ folder }),
        response: { 201: dualOf(uploadObject) },
      },
    },
    async (request, reply) => {
      const { services, viewer, siteUrl } = request.requestContext;
      const { file, fields } = await readUpload(request);
      const image = await services.images.keep(
        viewer,
        file,
        readFolder(fields.folder),
        request.headers['idempotency-key'],
      );
      return reply.code(201).send(dual(presentUpload(image, siteUrl), 'Image uploaded'));
    },
  );

  app.post(
    '/items/:id/image',
    {
      config: { action: 'setItemImage' },
      schema: {
        tag,
        summary: 'Give an item a picture',
        params: pathIds('id'),
        headers: idempotent,
        upload: picture,
        response: { 200: envelopeOf(itemObject) },
      },
    },
    async (request) => {
      const { services, viewer } = request.requestContext;
      const { file } = await readUpload(request);
      const item = await services.items.setImage(viewer, request.params.id, file, request.headers['idempotency-key']);
      return envelope(await presentItem(request.requestContext, item), 'Image uploaded');
    },
  );

  app.delete(
    '/items/:id/image',
    {
      config: { action: 'removeItemImage' },
      schema: {
        tag,
        summary: 'Take the picture off an item',
        params: pathIds('id'),
        response: { 200: envelopeOf(itemObject) },
      },
    },
    async ({ requestContext, params }) => {
      const { services, viewer } = requestContext;
      const item = await services.items.removeImage(viewer, params.id);
      return envelope(await presentItem(requestContext, item), 'Image deleted');
    },
  );

  app.post(
    '/users/me/avatar',
    {
      config: { action: 'setAvatar' },
      schema: {
        tag,
        summary: 'Set your picture',
        headers: idempotent,
        upload: picture,
        response: { 200: dualOf(userObject) },
      },
    },
    async (request) => {
      const { services, viewer } = request.requestContext;
      const { file } = await readUpload(request);
      const user = await services.profile.setAvatar(viewer, file, request.headers['idempotency-key']);
      return dual(await presentUser(request.requestContext, user), 'Image uploaded');
    },
  );

  app.delete(
    '/users/me/avatar',
    {
      config: { action: 'removeAvatar' },
      schema: { tag, summary: 'Remove your picture', response: { 200: dualOf(userObject) } },
    },
    async ({ requestContext }) => {
      const { services, viewer } = requestContext;
      const user = await services.profile.removeAvatar(viewer);
      return dual(await presentUser(requestContext, user), 'Image deleted');
    },
  );

  app.get(
    '/images/presigned-upload',
    {
      config: { action: 'planUpload' },
      schema: {
        tag,
        summary: 'Plan an upload to the store',
        description: 'Send a form to `presigned_url`, with all `fields` before the file.',
        querystring: plan,
        response: { 200: dualOf(planned) },
      },
    },
    async ({ requestContext, query }) => {
      const { services, viewer, siteUrl } = requestContext;
      const { filename, content_type: contentType, folder: asked } = query;
      const wanted = { filename, contentType, folder: readFolder(asked) };
      const { path, fields } = await services.images.signUpload(viewer, wanted);
      return dual({
        presigned_url: `${siteUrl}${app.prefix}${TARGET}`,
        fields,
        public_url: absoluteAddress(siteUrl, path),
        expires_in: TICKET_LIFETIME_SECONDS,
      });
    },
  );

  app.post(
    TARGET,
    {
      config: { action: 'doPlannedUpload' },
      schema: {
        tag,
        summary: 'Do a planned upload',
        description:
          'Takes the form that `POST /api/v1/images/presigned-upload` gives; no header of authorization is needed.',
        headers: idempotent,
        upload: z.looseObject({}),
        response: { 201: dualOf(uploadObject) },
      },
    },
    async (request, reply) => {
      const { services, siteUrl } = request.requestContext;
      const { file, fields } = await readUpload(request);
      const image = await services.images.keepSigned(fields, file, request.headers['idempotency-key']);
      return reply.code(201).send(dual(presentUpload(image, siteUrl), 'Image uploaded'));
    },
  );

  app.get(
    '/images/service-status',
    {
      config: { action: 'imageServiceStatus' },
      schema: {
        tag,
        summary: 'Whether pictures can be uploaded',
        description: 'With the types and the size that are taken.',
        response: { 200: dualOf(service) },
      },
    },
    async ({ requestContext: { services } }) => dual(await services.images.status()),
  );
}
