// Imported before anything else, and written so that a very old Node can still read it.
const major = Number(process.versions.node.split('.')[0]);
if (!(major >= 20)) {
  console.error(
    'Units needs Node 20 or newer, and this is Node ' +
      process.versions.node +
      '. Get a newer one at https://nodejs.org and run the command again.',
  );
  process.exit(1);
}
