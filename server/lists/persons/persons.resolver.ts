import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { Person } from '../lists/person.entity.ts';
import { MOST_PERSONS } from '../lists/person.rules.ts';
import { Birthday, birthdayOf } from './birthday.type.ts';
import { NewPersonInput, PersonChangesInput } from './person.input.ts';

@Resolver(() => Person)
export class PersonsResolver {
  @Query(() => [Person], {
    description: `The people without an account whom you look after, in the order in which you added them: at most ${MOST_PERSONS}. Fails with UNAUTHENTICATED.`,
  })
  persons(@Ctx() { services, viewer }: RequestContext) {
    return services.persons.personsOf(viewer);
  }

  @Mutation(() => Person, {
    description: `Adds somebody without an account, for whom lists can be then. Fails with UNAUTHENTICATED, BAD_USER_INPUT, EMAIL_UNVERIFIED or CONFLICT (there are ${MOST_PERSONS}).`,
  })
  createPerson(
    @Arg('input', () => NewPersonInput, { description: 'The name, and the birthday if you like.' })
    input: NewPersonInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.persons.create(viewer, input, idempotencyKey);
  }

  @Mutation(() => Person, {
    description:
      'Changes the name or the birthday of somebody whom you look after. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND or EMAIL_UNVERIFIED.',
  })
  updatePerson(
    @Arg('personId', () => ID, { description: 'Which person.' }) id: string,
    @Arg('changes', () => PersonChangesInput, { description: 'Only what is sent is changed.' })
    changes: PersonChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.persons.update(viewer, id, changes);
  }

  @Mutation(() => ID, {
    description:
      'Removes somebody whom you look after. Gives the id of who is gone. Fails with UNAUTHENTICATED, NOT_FOUND, EMAIL_UNVERIFIED or CONFLICT (there are lists for them).',
  })
  removePerson(
    @Arg('personId', () => ID, { description: 'Which person.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.persons.remove(viewer, id);
  }

  @FieldResolver(() => Birthday, {
    nullable: true,
    description: 'For you alone, if you look after them: null for everybody else, and where there is none.',
  })
  birthday(@Root() person: Person, @Ctx() { viewerOfList }: RequestContext) {
    return person.owner.id === viewerOfList?.id ? birthdayOf(person) : null;
  }
}
