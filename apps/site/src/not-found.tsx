export const NotFound = () => (
  <main class="narrow">
    <h1>There is no page here</h1>
    <p>
      The address may be mistyped, or the page may have moved. <a href="/">Go to the start page</a>.
    </p>
  </main>
);
