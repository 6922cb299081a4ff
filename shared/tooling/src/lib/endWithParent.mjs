// Preloaded into the servers that we start: when the command that started them has ended, they end as after a SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
