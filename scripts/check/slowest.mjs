// Tells at the end of the unit tests which ten files took longest; given to vitest as a reporter.
const count = 10;

export default class Slowest {
  onTestRunEnd(modules) {
    const times = modules
      .map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 };
      })
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, count);
    console.log(`\nthe ${times.length} slowest of ${modules.length} files:`);
    for (const { file, seconds } of times) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}
