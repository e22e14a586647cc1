"""Figures for the host's monitoring (Prometheus), served by bot/health.py where FNORD_METRICS_PORT is set."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOMENTS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3)
INTERACTIONS = Counter("fnord_interactions", "Commands, clicks and forms received", ["kind"])
ACKNOWLEDGED = Histogram(
    "fnord_acknowledge_seconds", "From an interaction's arrival to the first answer", buckets=MOMENTS
)
REFUSALS = Counter("fnord_refusals", "Interactions answered with a reason why not")
FAILURES = Counter("fnord_failures", "Interactions that met a defect or a failure of ours")
COMMITS = Counter("fnord_commits", "Changes stored")
COMMIT_TIME = Histogram("fnord_commit_seconds", "Time to store a change", buckets=MOMENTS)
JOBS = Histogram(
    "fnord_job_seconds",
    "Time that AI seats and whole turns (answered), replays and letters take, waiting for a worker included",
    ["job"],
    buckets=(*MOMENTS, 10),
)
LAG = Histogram("fnord_loop_lag_seconds", "How late the event loop comes to what is due", buckets=MOMENTS)
LIVE = Gauge("fnord_live_games", "Running games")
OUTBOX = Gauge("fnord_outbox_messages", "Messages that wait to be sent now")
OUTBOX_AGE = Gauge("fnord_outbox_age_seconds", "How long the oldest of them has waited")
MESSAGES = Counter(
    "fnord_messages", "Messages of tables by kind and what became of them", ["kind", "outcome"]
)
PICTURES = Histogram(
    "fnord_picture_seconds", "Time to draw a picture", buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5)
)
