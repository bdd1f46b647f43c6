/** Only between two screens of an open page: the server's pages come whole. */
export const Waiting = () => (
  <section className="section waiting" aria-busy="true">
    <div className="container">
      <p role="status">Loading…</p>
    </div>
  </section>
)
