// Imported first, and written in a syntax that very old versions of Node can read.
const major = Number(process.versions.node.split('.')[0]);
if (!(major >= 20)) {
  console.error(
    'Units needs Node 20 or newer, and this is Node ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
