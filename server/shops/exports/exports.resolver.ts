import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { ExportedList, ExportFormat } from './exported-list.type.ts';

@Resolver()
export class ExportsResolver {
  @Query(() => ExportedList, {
    description:
      'A list as a file, for those who work on it: its items in their order, without the archived ones. `importItems` takes what is in it. Holds nothing of purchases while they are kept from you as a surprise. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  exportList(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('format', () => ExportFormat, { description: 'In which form.' }) format: ExportFormat,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.exports.exportList(viewer, listId, format);
  }
}
