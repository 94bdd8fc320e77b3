import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A worker goes on with the next file only if that has the same environment. Otherwise it ends, and another one loads all
 * packages anew: so files of one environment follow each other.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = Map.groupBy(sorted, ({ project, moduleId }) => `${project.name} ${environmentOf(moduleId)}`);
    return [...groups.values()].flat();
  }
}

function environmentOf(file: string): string | undefined {
  return /^\/\/ @vitest-environment (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1];
}
