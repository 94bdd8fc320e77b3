import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { PublicConfig } from './public-config.type.ts';
import { Settings } from './settings.type.ts';
import { SettingsChangesInput } from './settings-changes.input.ts';

@Resolver()
export class SettingsResolver {
  @Query(() => PublicConfig)
  publicConfig(@Ctx() { services }: RequestContext) {
    return services.settings.publicConfig();
  }

  @Subscription(() => PublicConfig, {
    description: 'First as it is, then after each change.',
    subscribe: ({ context }) => (context as RequestContext).services.settings.watchPublicConfig(),
  })
  publicConfigChanged(@Root() config: PublicConfig) {
    return config;
  }

  @Query(() => Settings)
  adminSettings(@Ctx() { services, viewer }: RequestContext) {
    return services.settings.settingsFor(viewer);
  }

  @Mutation(() => Settings)
  saveSettings(
    @Arg('changes', () => SettingsChangesInput) changes: SettingsChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.settings.saveSettings(viewer, changes);
  }
}
