import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { type LinkPictures, versionOf } from './link-pictures.ts';

interface OfLinkPicture {
  Params: { shareToken: string; file: string };
}

interface Options {
  linkPictures: LinkPictures;
  sharedLists: (request: FastifyRequest) => Pick<SharedListsService, 'previewOf'>;
}

const SITE_PICTURE = '/og-image.png';

/**
 * A list that a stranger may not open, a missing one and a busy moment lead to the site's own picture, so that
 * the answer tells none from another.
 */
export async function linkPicturesRoutes(app: FastifyInstance, { linkPictures, sharedLists }: Options): Promise<void> {
  app.get<OfLinkPicture>('/link-pictures/:shareToken/:file', async (request, reply) => {
    const { shareToken, file } = request.params;
    const list = await sharedLists(request).previewOf(shareToken);
    const picture = list && (await linkPictures.pictureOf(list));
    if (!picture) return reply.header('Cache-Control', 'no-store').redirect(SITE_PICTURE, 302);
    const isCurrent = file === `${versionOf(list)}.jpg`;
    reply.headers({
      'Content-Type': 'image/jpeg',
      'Cache-Control': isCurrent ? 'public, max-age=604800' : 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin', // chat apps show it on their own pages
    });
    return reply.send(picture);
  });
}
