import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import type { JobQueueName } from '../jobs/job-queues.ts';
import { AdminOperation, JobQueueEnum } from './operation.type.ts';

@Resolver()
export class OperationResolver {
  @Query(() => AdminOperation, {
    description:
      'How database, mails, jobs, pictures and live updates are doing. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  adminOperation(@Ctx() { services, viewer }: RequestContext) {
    return services.operation.operation(viewer);
  }

  @Mutation(() => AdminOperation, {
    description:
      'Has the jobs of a queue that failed, or wait for another try, tried at once. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  retryJobs(
    @Arg('queue', () => JobQueueEnum, { description: 'The queue that the jobs are in.' }) queue: JobQueueName,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.operation.retry(viewer, queue);
  }
}
