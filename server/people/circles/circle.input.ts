import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { type circleChanges, LONGEST_CIRCLE_NAME, type newCircle } from './circle.rules.ts';

const NAME = `1 to ${LONGEST_CIRCLE_NAME} characters. Everybody in it reads it, and everybody who holds its link.`;

@InputType({ description: 'A family or a group of friends.' })
export class NewCircleInput implements z.input<typeof newCircle> {
  @Field(() => String, { description: NAME })
  name!: string;
}

@InputType({ description: 'Changes of a circle. A field that you leave out stays.' })
export class CircleChangesInput implements z.input<typeof circleChanges> {
  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;
}
