import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { type PublicConfig, PublicConfigType } from './public-config.type.ts';
import type { SettingsChanges } from './settings.rules.ts';
import { SettingsChangesInput, SettingsType } from './settings.type.ts';

@Resolver()
export class SettingsResolver {
  @Query(() => PublicConfigType)
  publicConfig(@Ctx() { services }: RequestContext) {
    return services.settings.publicConfig();
  }

  @Subscription(() => PublicConfigType, {
    description: 'First as it is, then after each change.',
    subscribe: ({ context }) => (context as RequestContext).services.settings.watchPublicConfig(),
  })
  publicConfigChanged(@Root() config: PublicConfig) {
    return config;
  }

  @Query(() => SettingsType)
  adminSettings(@Ctx() { services, viewer }: RequestContext) {
    return services.settings.settingsFor(viewer);
  }

  @Mutation(() => SettingsType)
  saveSettings(
    @Arg('changes', () => SettingsChangesInput) changes: SettingsChanges,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.settings.saveSettings(viewer, changes);
  }
}
