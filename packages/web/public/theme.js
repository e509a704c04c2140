// Runs before the first paint, so that a chosen theme never flashes. Without a choice the system decides.
try {
  const chosen = localStorage.getItem('cgdx.theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // storage is closed to us: the system's theme holds
}
