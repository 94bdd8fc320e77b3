import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { JobQueueName } from '../jobs/job-queues.ts';
import type { RequestContext } from '../request-context.ts';
import { AdminOperation, JobQueueEnum } from './operation.type.ts';

@Resolver()
export class OperationResolver {
  @Query(() => AdminOperation, {
    description: 'For administrators: how database, mails, jobs, pictures and live updates are doing.',
  })
  adminOperation(@Ctx() { services, viewer }: RequestContext) {
    return services.operation.operation(viewer);
  }

  @Mutation(() => AdminOperation, {
    description: 'For administrators: has the jobs of a queue that failed, or wait for another try, tried at once.',
  })
  retryJobs(@Arg('queue', () => JobQueueEnum) queue: JobQueueName, @Ctx() { services, viewer }: RequestContext) {
    return services.operation.retry(viewer, queue);
  }
}
