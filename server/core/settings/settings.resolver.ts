import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { type PublicConfig, PublicConfigType } from './public-config.type.ts';
import type { SettingsChanges } from './settings.rules.ts';
import { SettingsChangesInput, SettingsType } from './settings.type.ts';

@Resolver()
export class SettingsResolver {
  @Query(() => PublicConfigType, { description: 'The settings of the site that everybody may know.' })
  publicConfig(@Ctx() { services }: RequestContext) {
    return services.settings.publicConfig();
  }

  @Subscription(() => PublicConfigType, {
    description: 'The settings of the site that everybody may know: as they are, then after each change.',
    subscribe: ({ context }) => (context as RequestContext).services.settings.watchPublicConfig(),
  })
  publicConfigChanged(@Root() config: PublicConfig) {
    return config;
  }

  @Query(() => SettingsType, {
    description: 'How the site is run. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  adminSettings(@Ctx() { services, viewer }: RequestContext) {
    return services.settings.settingsFor(viewer);
  }

  @Mutation(() => SettingsType, {
    description:
      'Changes how the site is run. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or CONFLICT (somebody else has changed the same setting since `base`).',
  })
  saveSettings(
    @Arg('changes', () => SettingsChangesInput, { description: 'Only what is sent is changed.' })
    changes: SettingsChanges,
    @Arg('base', () => SettingsChangesInput, {
      nullable: true,
      description:
        'The old values of the changed settings, as you read them. A value that differs by now is a CONFLICT.',
    })
    base: SettingsChanges | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.settings.saveSettings(viewer, changes, base);
  }
}
