import { Field, InputType, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_ENDPOINT, type PushKind, type pushDevice, QUIET_HOURS } from './push.rules.ts';
import { PushDevice, PushKindEnum } from './push-device.entity.ts';

@ObjectType({ description: 'Pushes to a browser.' })
export class PushState {
  @Field(() => String, {
    description: 'The key of this site for `PushManager.subscribe`, in base64url (`applicationServerKey`).',
  })
  publicKey!: string;

  @Field(() => PushDevice, { nullable: true, description: 'The device with that endpoint, if it gets your pushes.' })
  device!: PushDevice | null;
}

@InputType({ description: 'A browser that is to get pushes: its PushSubscription, and what it is to get.' })
export class PushDeviceInput implements z.input<typeof pushDevice> {
  @Field(() => String, { description: `\`endpoint\` of the PushSubscription: at most ${LONGEST_ENDPOINT} characters.` })
  endpoint!: string;

  @Field(() => String, { description: '`keys.p256dh` of it.' })
  p256dh!: string;

  @Field(() => String, { description: '`keys.auth` of it.' })
  auth!: string;

  @Field(() => [PushKindEnum], { description: 'The kinds of news that it gets.' })
  kinds!: PushKind[];

  @Field(() => Boolean, {
    description: `Whether nothing comes from ${QUIET_HOURS.from}:00 to ${QUIET_HOURS.to}:00: it is sent after.`,
  })
  isQuietAtNight!: boolean;

  @Field(() => String, { description: 'The IANA name of the time zone of the device; an unknown one counts as UTC.' })
  timeZone!: string;
}
