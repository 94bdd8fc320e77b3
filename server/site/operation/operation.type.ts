import { Field, Float, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { DatabaseState } from '../../base/database/probe-database.ts';
import { SiteProblem } from '../../core/audit/site-problem.entity.ts';
import { Backup } from '../../core/backup/backup.entity.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import { JOB_QUEUES, type JobQueueName } from '../jobs/job-queues.ts';

export const MOST_PROBLEMS = 20;

export const JobQueueEnum = JOB_QUEUES;
registerEnumType(JobQueueEnum, {
  name: 'JobQueue',
  description: 'A queue of work that is done in the background.',
  valuesConfig: {
    MAIL: { description: 'Delivers mails.' },
    PASSWORD_RESETS: { description: 'Mails links for new passwords.' },
    GIFT_SEARCHES: { description: 'Mails links to guests who look for their gifts.' },
    SUBSCRIPTION_ENDINGS: { description: 'Ends the subscriptions of deleted accounts at the payment provider.' },
    AFFILIATE_MATCHING: { description: 'Matches the links of items with affiliate sites.' },
    BACKUPS: { description: 'Makes backups, and checks them.' },
    CLEAN_UP: { description: 'Clears away what is past its time.' },
    TELL_BUYERS: { description: 'Tells buyers what became of a gift.' },
    LAPSE_HOLDS: { description: 'Frees gifts that were reserved for too long, and asks their givers the day before.' },
    DIGESTS: { description: 'Mails the news of a day or week.' },
    PUSHES: { description: 'Pushes news to the devices that get them.' },
    WEBHOOKS: { description: 'Delivers messages to webhooks that are due again.' },
    SURPRISES_OVER: { description: 'Tells of surprises whose day has come.' },
    GIVERS: { description: 'Reminds givers, before the day, of what they still have to buy or pay for.' },
    FOLLOWERS: {
      description: 'Tells who follows a list of its new gifts, and owners before and after the day what is to do.',
    },
    WATCHED_PRICES: { description: 'Looks at the pages of items whose prices people watch.' },
    DAILY_COUNTS: { description: 'Adds up the counts of a day.' },
    PAYMENTS: { description: 'Fetches what the payment provider could not tell.' },
    BILLING_RECONCILIATION: { description: 'Compares payments with those of the provider.' },
  },
});

const DatabaseStateEnum = { OK: 'ok', AWAY: 'away', FULL: 'full', READ_ONLY: 'read-only' } as const;
registerEnumType(DatabaseStateEnum, {
  name: 'DatabaseState',
  description: 'Whether the database answers, has room and takes writes.',
  valuesConfig: {
    OK: { description: 'It does all of it.' },
    AWAY: { description: 'It does not answer soon.' },
    FULL: { description: 'It has no room for more.' },
    READ_ONLY: { description: 'It answers, and takes no writes.' },
  },
});

const PictureStoreEnum = { DISK: 'disk', S3: 's3' } as const;
registerEnumType(PictureStoreEnum, {
  name: 'PictureStore',
  description: 'The place where the files of pictures are kept.',
  valuesConfig: {
    DISK: { description: 'On the disk of the server.' },
    S3: { description: 'In a bucket.' },
  },
});

@ObjectType({ description: 'The database, and the connections to it of the process that answers.' })
export class DatabaseOperation {
  @Field(() => DatabaseStateEnum, { description: 'How it is doing.' })
  state!: DatabaseState;

  @Field(() => Int, { description: 'Connections that are at work.' })
  connectionsInUse!: number;

  @Field(() => Int, { description: 'Connections that are open and free.' })
  connectionsIdle!: number;

  @Field(() => Int, { description: 'The most that there can be.' })
  connectionsMost!: number;

  @Field(() => Int, { description: 'Requests that wait until a connection is free.' })
  waitingForConnection!: number;
}

@ObjectType({ description: 'The mails of the last days, without those that the viewer may not know of.' })
export class MailOperation {
  @Field(() => Int, { description: 'Mails that no mail server has taken yet.' })
  waiting!: number;

  @Field(() => Float, { nullable: true, description: 'How long the oldest of them has waited; null where none does.' })
  oldestWaitingSeconds!: number | null;

  @Field(() => Int, { description: 'Mails of the last 24 hours that were given up.' })
  failedToday!: number;
}

@ObjectType({ description: 'The place where the files of pictures are, and whether more can be stored.' })
export class PictureOperation {
  @Field(() => PictureStoreEnum, { description: 'The place where they are.' })
  store!: ImageStore['kind'];

  @Field(() => Boolean, { description: 'Whether files can be stored at the moment.' })
  isAvailable!: boolean;
}

@ObjectType({ description: 'The backups that are made by the clock and kept.' })
export class BackupOperation {
  @Field(() => String, {
    nullable: true,
    description: 'When they are made, as a cron expression in UTC; null where nobody has set it.',
  })
  schedule!: string | null;

  @Field(() => Int, { description: 'How many are kept. Each was opened again and counted.' })
  keptCount!: number;

  @Field(() => Backup, { nullable: true, description: 'The latest of them.' })
  last!: Backup | null;

  @Field(() => Boolean, { description: 'Whether the latest is older than it should be by the schedule.' })
  isOverdue!: boolean;
}

@ObjectType({ description: 'One queue of work that is done in the background.' })
export class JobOperation {
  @Field(() => JobQueueEnum, { description: 'Which one.' })
  queue!: JobQueueName;

  @Field(() => Int, { description: 'Jobs that could begin, or are to be tried again.' })
  waiting!: number;

  @Field(() => Int, { description: 'Jobs that are being done.' })
  active!: number;

  @Field(() => Int, {
    description:
      'Jobs that were given up. Of work at set times only those since it was last done: each run does it all.',
  })
  failed!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How long the oldest waiting job has been there; null where none waits.',
  })
  oldestWaitingSeconds!: number | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a job was last done, if that is still known.' })
  lastDoneAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The kind of error on which the latest of the failed jobs ended; the log has the rest.',
  })
  lastProblem!: string | null;
}

@ObjectType({ description: 'How the site is running. What is said of one process is of the one that answers.' })
export class AdminOperation {
  @Field(() => String, { description: 'The version of Kindlist.' })
  version!: string;

  @Field(() => GraphQLISODateTime, { description: 'When this process was started.' })
  startedAt!: Date;

  @Field(() => Float, { description: 'The memory of this process, in bytes.' })
  memoryBytes!: number;

  @Field(() => Float, {
    description: 'How late this process comes to its work: what 99 of 100 looks in the last minute kept within.',
  })
  eventLoopLagMs!: number;

  @Field(() => Int, { description: 'Pages that are connected to this process for live updates.' })
  openSockets!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How long a live update takes between processes; null while none come.',
  })
  eventLagMs!: number | null;

  @Field(() => DatabaseOperation, { description: 'The database, as this process finds it.' })
  database!: DatabaseOperation;

  @Field(() => PictureOperation, { description: 'The store of pictures.' })
  pictures!: PictureOperation;

  @Field(() => MailOperation, { nullable: true, description: 'Null while the database is away, as jobs are.' })
  mail!: MailOperation | null;

  @Field(() => [JobOperation], { nullable: true, description: 'Every queue but that of mails.' })
  jobs!: JobOperation[] | null;

  @Field(() => BackupOperation, { nullable: true, description: 'Null while the database is away.' })
  backups!: BackupOperation | null;

  @Field(() => [SiteProblem], {
    nullable: true,
    description: `The problems that only you can solve, of the last seven days, newest first, at most ${MOST_PROBLEMS}.`,
  })
  problems!: SiteProblem[] | null;
}
